/** In place of what the editor would bring along and never use. */
// biome-ignore lint/style/noDefaultExport: whoever imports it expects one
export default {};
