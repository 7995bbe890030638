/** Stands in until the organisation's own address is known; nobody can own an address that ends so. */
export const sampleAddress = 'https://e-yess.example';

/** Where the site will stand on the web, without a slash at its end: the setting SITE_URL, or the sample address. */
export function siteAddress(setting = process.env['SITE_URL']): string {
  if (!setting) return sampleAddress;
  const address = URL.canParse(setting) ? new URL(setting) : undefined;
  const isSite =
    address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
  if (!isSite) {
    throw new Error(
      `SITE_URL is “${setting}”, which is not the address of a site. ` +
        'Write it like https://www.example.org, with nothing behind the name.' +
        (address?.hostname.endsWith('.github.io') ? githubAdvice(address.hostname) : ''),
    );
  }
  return address.origin;
}

/** A repository of any other name is published below a path of that name, where the site does not work. */
function githubAdvice(hostname: string): string {
  return (
    ` On GitHub Pages, give the repository the name ${hostname}: then the site stands at https://${hostname}. ` +
    'A domain of your own does it, too.'
  );
}

/** What whoever builds the site should know about its address, if anything. */
export function addressWarning(address: string): string | undefined {
  if (address !== sampleAddress) return undefined;
  return (
    `This build says that it stands at ${sampleAddress}, a sample address. Before you publish it, build it with its own, ` +
    'so that search engines, feeds and shared links find it: SITE_URL=https://www.example.org npm run build'
  );
}
