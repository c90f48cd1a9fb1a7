/**
 * A second request within this time after the first one started or ended counts as the same request: a double click, or
 * another tab. The browser uses this to choose its request key, and the api to decide whether to answer `earlier`.
 */
export const sameRequestMs = 5000
