import file from '#content/team.yaml';

export const { isSample, team } = file;
