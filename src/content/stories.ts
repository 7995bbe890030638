import file from '#content/stories.yaml';

export const { isSample, stories } = file;
