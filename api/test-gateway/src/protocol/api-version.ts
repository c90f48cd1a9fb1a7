/** The version of Stripe's API that the official library of this repository uses. A test compares the two. */
export const apiVersion = '2026-10-28.endive'
