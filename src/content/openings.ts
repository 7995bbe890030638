/** Words that jobs, calls and the banner share. */

/** Before the last day to apply, once it is over. */
export const closedOn = 'Applications closed on';
