import file from '#content/gallery.yaml';

export const { gallery } = file;
