interface ImportMetaEnv {
  /** The origin of the site, without a trailing slash (pipeline/shared/settings.ts). */
  readonly SITE_URL: string;
  /** The day of the build in Kampala (pipeline/shared/settings.ts); undefined in the editor. */
  readonly BUILD_DAY: import('./content/basic-types.ts').IsoDate | undefined;
  /** Where the contact form delivers messages, if anywhere (pipeline/shared/settings.ts). */
  readonly CONTACT_DELIVERY: import('./content/types.ts').ContactDelivery | null;
}
