/** What keeps a file from being a photo, as a sentence. Sveltia itself turns an iPhone's HEIC into WebP. */
export async function photoProblem(file: File): Promise<string | undefined> {
  if ((await isHeic(file)) || (await canBeShown(file))) return undefined;
  return `“${file.name}” is not a photo, or it is damaged. Choose another one.`;
}

async function canBeShown(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(image.src);
  return isShown;
}

/** An iPhone's photo says so in its first bytes, whatever it is called. */
async function isHeic(file: File): Promise<boolean> {
  return /^ftyp(hei|hev|mif1|msf1)/.test(await file.slice(4, 12).text());
}

/** The name that a photo gets in content/pictures, whatever the camera called it. */
export function photoName({ name, type }: { name: string; type: string }): string {
  const [, stem = name, extension = type.split('/')[1]] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${plainName(stem) || 'photo'}.${extension?.toLowerCase()}`;
}

/** In lower-case letters, digits and hyphens. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '');
}
