import type { ClassMembers, JoinInvitation, JoinLink, JoinRequest } from '@classeur/contracts'
import { userId } from './server.ts'

export const colleagueId = '65f0000000000000000000e1'
const at = '2026-11-18T08:00:00.000Z'

/** The teachers of a class that the person owns. A test passes only the fields that it is about. */
export const classMembersOf = (fields: Partial<ClassMembers> = {}): ClassMembers => ({
  members: [
    { userId, displayName: 'Leïla Mansouri', role: 'owner', joinedAt: at, lastActivityAt: at, isMe: true },
    {
      ...{ userId: colleagueId, displayName: 'Youssef Amrani', role: 'editor', joinedAt: at },
      ...{ lastActivityAt: null, isMe: false },
    },
  ],
  invitations: [],
  transfer: null,
  colleagues: [],
  ...fields,
})

export const joinLinkOf = (fields: Partial<JoinLink> = {}): JoinLink => ({
  ...{ id: '65f0000000000000000000a1', audience: 'students', token: 'abcdefghijklmnopqrstuv' },
  url: 'http://localhost:3000/joinclass/abcdefghijklmnopqrstuv',
  ...{ role: 'viewer', openUntil: '2026-12-02T08:00:00.000Z', expiresAt: null },
  ...{ maxUses: null, paused: false, uses: 0, state: 'asks' },
  ...fields,
})

export const joinRequestOf = (fields: Partial<JoinRequest> = {}): JoinRequest => ({
  ...{ id: '65f0000000000000000000f1', audience: 'students', name: 'Leon Petit', externalId: '' },
  ...{ role: null, matches: [], isRepeated: false, at },
  ...fields,
})

export const joinInvitationOf = (fields: Partial<JoinInvitation> = {}): JoinInvitation => ({
  ...{ kind: 'students', name: '6B Mathematics', teacherName: 'Leïla Mansouri' },
  ...{ asksForExternalId: false, asksForApproval: true },
  ...fields,
})
