/** The content folder as the editor sees it: what it uses of the File System Access API, answered by `npm run edit`. */
import { learnContent } from './forms/known-content.ts';
import { photoFolder } from './forms/tidy.ts';
import { findUses } from './forms/uses.ts';
import { folderAddress, folderHeader } from './serving/folder-address.ts';

type Kind = 'file' | 'directory';

async function ask(method: string, path: string, query: Record<string, string>, body?: Blob) {
  const address = `${folderAddress}?${new URLSearchParams({ path, ...query })}`;
  const headers = { [folderHeader]: '1' };
  const answer = await fetch(address, { method, headers, ...(body && { body }) });
  if (answer.status === 404) throw new DOMException(path, 'NotFoundError');
  if (answer.status === 409) throw new DOMException(path, 'TypeMismatchError');
  if (!answer.ok) throw new DOMException(`${method} ${path}`, 'NoModificationAllowedError');
  return answer;
}

function below(folder: string, name: string): string {
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

/** What other content needs is not deleted, a picture not renamed either. Sveltia says nothing when that fails. */
async function refuseIfUsed(path: string): Promise<void> {
  const use = await findUses(path);
  if (!use) return;
  alert(use);
  throw new DOMException(use, 'NoModificationAllowedError');
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
    const answer = await ask('GET', this.path, { kind: 'file' });
    const lastModified = Number(answer.headers.get('x-modified'));
    const type = types[this.name.split('.').at(-1) ?? ''] ?? '';
    return new File([await answer.arrayBuffer()], this.name, { lastModified, type });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => {
        parts.push(part);
      },
      close: async () => {
        await ask('PUT', this.path, { kind: 'file' }, new Blob(parts));
      },
    };
  }

  async move(folder: ServedFolder, name: string): Promise<void> {
    if (this.path.startsWith(photoFolder)) await refuseIfUsed(this.path);
    const to = below(folder.path, name);
    await ask('POST', this.path, { to });
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
    const answer = await ask('GET', this.path, { kind: 'directory' });
    const list: { name: string; kind: Kind }[] = await answer.json();
    for (const { name, kind } of list) {
      const path = below(this.path, name);
      yield [name, kind === 'file' ? new ServedFile(path) : new ServedFolder(path)];
    }
  }

  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<ServedFolder> {
    const path = below(this.path, name);
    // The editor looks for it to know that this is a repository.
    if (path !== '.git') await ask(create ? 'PUT' : 'GET', path, { kind: 'directory' });
    return new ServedFolder(path);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<ServedFile> {
    const path = below(this.path, name);
    if (!create) await ask('GET', path, { kind: 'file' });
    return new ServedFile(path);
  }

  async removeEntry(name: string): Promise<void> {
    const path = below(this.path, name);
    await refuseIfUsed(path);
    await ask('DELETE', path, {});
    await learnContent();
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

/** In place of the browser's own picker, which only some have: the folder is known. */
export async function openServedFolder(): Promise<void> {
  window.showDirectoryPicker = async () => new ServedFolder();
  for (const { name } of await indexedDB.databases()) {
    if (name) await forgetFolder(name);
  }
}

/** The editor stores the folder that it was given, but IndexedDB keeps no methods: each visit asks for it again. */
function forgetFolder(database: string): Promise<void> {
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
