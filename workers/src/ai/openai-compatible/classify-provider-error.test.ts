import { expect, it } from 'vitest'
import { classifyProviderError } from './classify-provider-error.ts'

it('takes an error that refers to itself, as one about a certificate does, for an unavailable provider', () => {
  const error = Object.assign(new Error('unable to verify the first certificate'), { cert: {} })
  error.cert = { issuerCertificate: error.cert }
  Object.assign(error.cert, { issuerCertificate: error.cert })
  expect(() => JSON.stringify(error)).toThrow()
  expect(classifyProviderError(error)).toMatchObject({
    code: 'generations/provider-unavailable',
    cause: error,
  })
})

it('leaves a code that was found nearer to the cause as it is', () => {
  const known = classifyProviderError(new Error('gone'))
  expect(classifyProviderError(known)).toBe(known)
})
