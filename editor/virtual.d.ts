/** Made by editor/serving/live-site.ts. */
declare module 'virtual:drawings' {
  export const drawings: Record<string, import('../src/content/types.ts').PictureFile>;
}
