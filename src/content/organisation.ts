/** Who we are and how to reach us. */
import file from '#content/organisation.yaml';

export const organisation = file;

/** The five values whose first letters spell E-YESS, and the social networks. */
export const { values, socialLinks } = file;
