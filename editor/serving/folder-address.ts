/** Where the content folder is read and written, and the header that says that the editor asks. */
export const folderAddress = '/folder';
export const folderHeader = 'x-editor';
