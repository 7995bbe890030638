import { createContext } from 'react';

/** The path of the page that is rendered. */
export const CurrentPath = createContext('/');
