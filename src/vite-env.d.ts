interface ImportMetaEnv {
  /** The origin of the site, without a trailing slash (pipeline/settings). */
  readonly SITE_URL: string;
  /** The day of the build in Kampala (pipeline/settings); undefined in the editor. */
  readonly BUILD_DAY: import('./content/types.ts').IsoDate | undefined;
  /** Where the contact form delivers messages, if anywhere (pipeline/settings). */
  readonly CONTACT_DELIVERY: import('./content/types.ts').ContactDelivery | null;
}
