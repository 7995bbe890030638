import file from '#content/team.yaml';

export const { team } = file;
