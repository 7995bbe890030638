interface ImportMetaEnv {
  /** Where the site stands on the web, without a slash at its end (pipeline/settings/site-address.ts). */
  readonly SITE_URL: string;
  /** The day of the build in Kampala (pipeline/settings/build-day.ts); none in the editor. */
  readonly BUILD_DAY: import('./content/types.ts').IsoDate | undefined;
  /** Where the contact form delivers to, if anywhere (pipeline/settings/contact-delivery.ts). */
  readonly CONTACT_DELIVERY: import('./content/types.ts').ContactDelivery | null;
}
