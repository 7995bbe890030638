/** Types of imports from content/, by the schema. */
type FileContent<Name extends keyof typeof import('./schema/files.ts').files> =
  import('./schema/files.ts').FileContent<Name>;

declare module '#content/about.yaml' {
  const content: FileContent<'about.yaml'>;
  export default content;
}

declare module '#content/contact.yaml' {
  const content: FileContent<'contact.yaml'>;
  export default content;
}

declare module '#content/focus-areas.yaml' {
  const content: FileContent<'focus-areas.yaml'>;
  export default content;
}

declare module '#content/gallery.yaml' {
  const content: FileContent<'gallery.yaml'>;
  export default content;
}

declare module '#content/home.yaml' {
  const content: FileContent<'home.yaml'>;
  export default content;
}

declare module '#content/jobs.yaml' {
  const content: FileContent<'jobs.yaml'>;
  export default content;
}

declare module '#content/organisation.yaml' {
  const content: FileContent<'organisation.yaml'>;
  export default content;
}

declare module '#content/partners.yaml' {
  const content: FileContent<'partners.yaml'>;
  export default content;
}

declare module '#content/projects.yaml' {
  const content: FileContent<'projects.yaml'>;
  export default content;
}

declare module '#content/stories.yaml' {
  const content: FileContent<'stories.yaml'>;
  export default content;
}

declare module '#content/team.yaml' {
  const content: FileContent<'team.yaml'>;
  export default content;
}

declare module '*?picture' {
  const picture: import('./basic-types.ts').PictureFile;
  export default picture;
}
