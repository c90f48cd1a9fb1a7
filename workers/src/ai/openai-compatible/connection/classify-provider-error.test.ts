import { expect, it } from 'vitest'
import { classifyProviderError } from './classify-provider-error.ts'

it('a circular error, such as a certificate error, counts as an unavailable provider', () => {
  const error = Object.assign(new Error('unable to verify the first certificate'), { cert: {} })
  error.cert = { issuerCertificate: error.cert }
  Object.assign(error.cert, { issuerCertificate: error.cert })
  expect(() => JSON.stringify(error)).toThrow()
  expect(classifyProviderError(error)).toMatchObject({
    code: 'generations/provider-unavailable',
    cause: error,
  })
})

it('an error that already has a code is returned unchanged', () => {
  const known = classifyProviderError(new Error('gone'))
  expect(classifyProviderError(known)).toBe(known)
})
