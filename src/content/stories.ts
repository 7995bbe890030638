import file from '#content/stories.yaml';

export const { stories } = file;
