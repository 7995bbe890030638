/** The part of the File System Access API that Sveltia uses, on top of folder-api.ts. */
import { loadContent } from '../forms/content-store.ts';
import { photoFolder } from '../forms/entry-data.ts';
import { findReferences } from '../forms/labels.ts';

/** Set by editor/vite.config.ts. */
declare const FOLDER_API: { path: string; header: string };

type Kind = 'file' | 'directory';

async function request(method: string, path: string, query: Record<string, string>, body?: Blob) {
  const url = `${FOLDER_API.path}?${new URLSearchParams({ path, ...query })}`;
  const headers = { [FOLDER_API.header]: '1' };
  const response = await fetch(url, { method, headers, ...(body && { body }) });
  if (response.status === 404) throw new DOMException(path, 'NotFoundError');
  if (response.status === 409) throw new DOMException(path, 'TypeMismatchError');
  if (!response.ok) throw new DOMException(`${method} ${path}`, 'NoModificationAllowedError');
  return response;
}

function join(folder: string, name: string): string {
  return folder ? `${folder}/${name}` : name;
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

const types: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Used pictures and posts must not be deleted, pictures not renamed either. Sveltia shows no error of its own. */
async function throwIfUsed(path: string): Promise<void> {
  const message = await findReferences(path);
  if (!message) return;
  alert(message);
  throw new DOMException(message, 'NoModificationAllowedError');
}

class ServedFile {
  readonly kind = 'file';
  path: string;

  constructor(path: string) {
    this.path = path;
  }

  get name() {
    return nameOf(this.path);
  }

  async getFile(): Promise<File> {
    const response = await request('GET', this.path, { kind: 'file' });
    const lastModified = Number(response.headers.get('x-modified'));
    const type = types[this.name.split('.').at(-1) ?? ''] ?? '';
    return new File([await response.arrayBuffer()], this.name, { lastModified, type });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => {
        parts.push(part);
      },
      close: async () => {
        await request('PUT', this.path, { kind: 'file' }, new Blob(parts));
      },
    };
  }

  async move(folder: ServedFolder, name: string): Promise<void> {
    if (this.path.startsWith(photoFolder)) await throwIfUsed(this.path);
    const to = join(folder.path, name);
    await request('POST', this.path, { to });
    this.path = to;
  }
}

class ServedFolder {
  readonly kind = 'directory';
  readonly path: string;

  constructor(path = '') {
    this.path = path;
  }

  get name() {
    return nameOf(this.path);
  }

  async *entries(): AsyncGenerator<[string, ServedFile | ServedFolder]> {
    const response = await request('GET', this.path, { kind: 'directory' });
    const list: { name: string; kind: Kind }[] = await response.json();
    for (const { name, kind } of list) {
      const path = join(this.path, name);
      yield [name, kind === 'file' ? new ServedFile(path) : new ServedFolder(path)];
    }
  }

  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<ServedFolder> {
    const path = join(this.path, name);
    // Sveltia looks for .git to recognise a repository.
    if (path !== '.git') await request(create ? 'PUT' : 'GET', path, { kind: 'directory' });
    return new ServedFolder(path);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<ServedFile> {
    const path = join(this.path, name);
    if (!create) await request('GET', path, { kind: 'file' });
    return new ServedFile(path);
  }

  async removeEntry(name: string): Promise<void> {
    const path = join(this.path, name);
    await throwIfUsed(path);
    await request('DELETE', path, {});
    await loadContent();
  }

  async requestPermission(): Promise<PermissionState> {
    return 'granted';
  }
}

declare global {
  interface Window {
    showDirectoryPicker: () => Promise<ServedFolder>;
  }
}

/** Replaces the browser's folder picker, which not every browser has. */
export async function installFolderPicker(): Promise<void> {
  window.showDirectoryPicker = async () => new ServedFolder();
  for (const { name } of await indexedDB.databases()) {
    if (name) await clearStoredFolder(name);
  }
}

/** Sveltia stores the folder's handle, but IndexedDB keeps no methods: without a stored one it asks again. */
function clearStoredFolder(database: string): Promise<void> {
  const store = 'file-system-handles';
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const { result } = request;
      if (result.objectStoreNames.contains(store)) {
        result.transaction(store, 'readwrite').objectStore(store).clear();
      }
      result.close();
      resolve();
    };
  });
}
