import { describe, expect, it } from 'vitest'
import { mayEnableDevelopmentFeatures } from './development-features.ts'
import { isLoopbackAddress, isLoopbackUrl } from './loopback.ts'
import { isOwnHost, isProbe } from './own-host.ts'

describe('loopback detection', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://classeur.localhost', true],
    ['http://127.8.9.1:80/x', true],
    ['http://[::1]:3000', true],
    ['https://classeur.example', false],
    ['http://127.evil.example', false],
    ['http://localhost.evil.example', false],
    ['http://192.168.1.20:3000', false],
  ])('the URL %s is loopback: %s', (url, expected) => expect(isLoopbackUrl(url)).toBe(expected))

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.0.0.1:8080', true],
    ['::1', true],
    ['[::1]:8080', true],
    ['0.0.0.0', false],
    ['0.0.0.0:8080', false],
    ['::', false],
    ['8080', false],
    ['192.168.1.20:8080', false],
  ])('the listen address %s is loopback: %s', (address, expected) =>
    expect(isLoopbackAddress(address)).toBe(expected),
  )
})

it('development-only features require a loopback public URL and a loopback listen address', () => {
  const local = { publicUrl: 'http://localhost:3000', listensOn: 'localhost' }
  expect(mayEnableDevelopmentFeatures(local)).toBe(true)
  expect(mayEnableDevelopmentFeatures({ ...local, listensOn: '0.0.0.0' })).toBe(false)
  expect(mayEnableDevelopmentFeatures({ ...local, publicUrl: 'https://classeur.example' })).toBe(false)
})

describe('the Host header of a request', () => {
  it.each([
    ['classeur.example', true],
    ['CLASSEUR.example', true],
    ['classeur.example:443', true],
    ['classeur.example:8443', false],
    ['evil.example', false],
    ['classeur.example.evil.example', false],
    ['localhost', false],
    ['127.0.0.1:3000', false],
    ['', false],
    [undefined, false],
    ['not a host', false],
  ])('%s is valid for https://classeur.example: %s', (host, expected) =>
    expect(isOwnHost(host, 'https://classeur.example')).toBe(expected),
  )

  it('may be any loopback name, and nothing else, when the public URL is loopback', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:41234'])
      expect(isOwnHost(host, 'http://localhost:3000')).toBe(true)
    expect(isOwnHost('evil.example:3000', 'http://localhost:3000')).toBe(false)
  })

  it('is not checked on health probes and the metrics path', () => {
    expect(['/health/live', '/health/ready?x', '/metrics'].map(isProbe)).toEqual([true, true, true])
    expect(['/', '/healthy', '/metrics/x', '/api/health/live'].some(isProbe)).toBe(false)
  })
})
