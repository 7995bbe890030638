/** Where the editor reads and writes: this machine's own folder, or the organisation's repository. */
const {
  EDITOR_REPOSITORY = '',
  EDITOR_HOST = 'github',
  EDITOR_BRANCH = 'main',
  EDITOR_APP_ID = '',
} = process.env;

/** Without a repository the editor is for this machine alone. */
export const isLocal = EDITOR_REPOSITORY === '';

if (EDITOR_HOST !== 'github' && EDITOR_HOST !== 'gitlab') {
  throw new Error(`EDITOR_HOST is “${EDITOR_HOST}”. Set it to github or gitlab.`);
}
if (!isLocal && !/^[\w.-]+(\/[\w.-]+)+$/.test(EDITOR_REPOSITORY)) {
  throw new Error(
    `EDITOR_REPOSITORY is “${EDITOR_REPOSITORY}”. Give the owner and the name, such as e-yess/website.`,
  );
}

export const backend = {
  name: EDITOR_HOST,
  // The editor wants a name also where it works on a folder.
  repo: isLocal ? 'e-yess/website' : EDITOR_REPOSITORY,
  branch: EDITOR_BRANCH,
  ...(EDITOR_APP_ID ? { auth_type: 'pkce', app_id: EDITOR_APP_ID } : { auth_methods: ['token'] }),
} as const;
