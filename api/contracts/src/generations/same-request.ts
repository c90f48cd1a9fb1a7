/**
 * A second request this soon after the first one's press or end is the same one: the second half of a double click, or
 * another tab. The browser chooses its request key by this, and the api whether to answer `earlier`.
 */
export const sameRequestMs = 5000
