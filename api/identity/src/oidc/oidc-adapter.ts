import type { OidcRecordKeys, OidcRecordRepository } from '@classeur/database'
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider'

const keysOf = (payload: AdapterPayload): OidcRecordKeys => ({
  // An unfinished sign-in belongs to the account too, so that a new password ends it.
  accountId: payload.accountId ?? payload.result?.login?.accountId ?? payload.session?.accountId ?? null,
  grantId: payload.grantId ?? null,
  uid: payload.uid ?? null,
  userCode: payload.userCode ?? null,
})

const toPayload = (
  record: { payloadJson: string; consumedAt: Date | null } | null,
): AdapterPayload | undefined => {
  if (!record) return undefined
  const payload = JSON.parse(record.payloadJson) as AdapterPayload
  if (record.consumedAt) payload.consumed = Math.floor(record.consumedAt.getTime() / 1000)
  return payload
}

/** Stores the records of oidc-provider in MongoDB. */
export function createOidcAdapter(records: OidcRecordRepository): AdapterFactory {
  return (model): Adapter => ({
    async upsert(id, payload, expiresInSeconds) {
      const expiresAt = expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : null
      await records.upsert(model, id, JSON.stringify(payload), keysOf(payload), expiresAt)
    },
    find: async (id) => toPayload(await records.find(model, id)),
    findByUid: async (uid) => toPayload(await records.findByKey(model, 'uid', uid)),
    findByUserCode: async (userCode) => toPayload(await records.findByKey(model, 'userCode', userCode)),
    async consume(id) {
      // The library checks first and consumes later: of two concurrent exchanges, only one may continue.
      if (!(await records.consume(model, id))) throw new errors.InvalidGrant('already consumed')
    },
    destroy: (id) => records.delete(model, id),
    revokeByGrantId: (grantId) => records.deleteByGrant(model, grantId),
  })
}
