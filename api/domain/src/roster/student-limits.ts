/** Maximum lengths in characters; `groups` is the maximum number of groups per student. */
export const studentTextLimits = { name: 80, externalId: 40, note: 2000, groups: 20, groupName: 60 }
