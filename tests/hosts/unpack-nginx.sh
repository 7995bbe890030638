# Unpacks Debian's nginx here without installing it: that takes no root and starts no server.
set -e
mkdir -p lists/partial archives/partial
apt() {
  apt-get -o Debug::NoLocking=true -o "Dir::State::lists=$PWD/lists" -o "Dir::Cache=$PWD" "$@"
}
apt update
apt install --yes --download-only --no-install-recommends nginx libnginx-mod-http-brotli-static
for package in archives/*.deb; do dpkg-deb --extract "$package" .; done
