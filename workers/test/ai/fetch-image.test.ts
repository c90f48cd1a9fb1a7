import type { LookupAddress } from 'node:dns'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchImage, type FetchImageOptions } from '../../src/ai/openai-compatible/images/fetch-image.ts'
import { isPublicAddress } from '../../src/ai/openai-compatible/images/public-address.ts'
import { fakeFile } from '../kit/fake-images.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { never } from '../kit/request-for-tests.ts'

/** The configured server, and another server on the same network, which isn't allowed. */
let own: FakeProvider
let inner: FakeProvider
beforeEach(async () => {
  own = await startFakeProvider()
  inner = await startFakeProvider()
})
afterEach(() => Promise.all([own.stop(), inner.stop()]))

const portOf = (server: FakeProvider) => new URL(server.url).port
const fetchFrom = (address: string, options: Partial<FetchImageOptions> = {}) =>
  fetchImage(
    address,
    {
      maxBytes: 1_000_000,
      idleTimeoutMs: 2000,
      timeoutMs: 5000,
      own: { origin: new URL(own.url).origin },
      ...options,
    },
    never,
  )
const refused = { code: 'generations/output-invalid', params: { problem: 'address-refused' } }
const leadsTo =
  (...addresses: string[]) =>
  (): Promise<LookupAddress[]> =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

describe('an address on the internal network is refused before anything connects', () => {
  it.each([
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    'localhost',
  ])('https://%s', async (host) => {
    await expect(fetchFrom(`https://${host}:${portOf(inner)}/files/picture`)).rejects.toMatchObject(refused)
    expect(inner.calls).toHaveLength(0)
  })

  it.each([
    ['loopback', ['127.0.0.1']],
    ['the metadata service of a cloud', ['169.254.169.254']],
    ['loopback as a mapped IPv6 address', ['::ffff:127.0.0.1']],
    ['a public and a private address', ['8.8.8.8', '10.0.0.7']],
  ])('a public name that resolves to %s', async (_name, addresses) => {
    const address = `https://pictures.example:${portOf(inner)}/files/picture`
    await expect(fetchFrom(address, { resolve: leadsTo(...addresses) })).rejects.toMatchObject(refused)
    expect(inner.calls).toHaveLength(0)
  })
})

describe('any other address is refused', () => {
  it.each([
    ['plain http', () => 'http://8.8.8.8/picture.png'],
    ['plain http inside the network', () => `http://127.0.0.1:${portOf(inner)}/files/picture`],
    ['another name of the configured server', () => `http://localhost:${portOf(own)}/files/picture`],
    ['a file', () => 'file:///etc/passwd'],
    ['gopher', () => 'gopher://127.0.0.1:6379/_FLUSHALL'],
    ['data', () => 'data:image/png;base64,iVBORw0KGgo='],
    ['a path', () => '/files/picture'],
    ['nothing', () => ''],
    ['credentials', () => `http://user:password@127.0.0.1:${portOf(own)}/files/picture`],
    [
      'the configured server as a user name',
      () => `https://127.0.0.1:${portOf(own)}@example.com/files/picture`,
    ],
  ])('%s', async (_name, address) => {
    await expect(fetchFrom(address())).rejects.toMatchObject(refused)
    expect([...own.calls, ...inner.calls]).toHaveLength(0)
  })

  it('a redirect, even to a public address or to the configured server', async () => {
    const inside = `http://127.0.0.1:${portOf(inner)}/files/picture`
    for (const url of [inside, 'https://example.com/p.png', `${new URL(own.url).origin}/files/other`]) {
      own.setBehaviour({ images: [{ mode: 'url', fileMode: 'redirect', url }] })
      await fetch(`${own.url}/images/generations`, { method: 'POST', body: '{}' })
      await expect(fetchFrom(`${new URL(own.url).origin}/files/picture`)).rejects.toMatchObject({
        code: 'generations/output-invalid',
        params: { problem: 'redirected' },
      })
    }
    expect(own.calls.filter(({ path }) => path === '/files/other')).toHaveLength(0)
    expect(inner.calls).toHaveLength(0)
  })
})

describe('the configured server', () => {
  it('is contacted at the checked address: its name is resolved only once', async () => {
    let asked = 0
    const origin = `http://pictures.test:${portOf(own)}`
    const bytes = await fetchFrom(`${origin}/files/picture`, {
      own: { origin },
      // A second resolution would return an unreachable address.
      resolve: () => leadsTo((asked += 1) === 1 ? '127.0.0.1' : '192.0.2.1')(),
    })
    expect(Buffer.from(bytes).equals(await fakeFile('png'))).toBe(true)
    expect(own.calls[0]?.headers.host).toBe(`pictures.test:${portOf(own)}`)
    expect(asked).toBe(1)
  })

  it('is the only server that gets the key', async () => {
    const origin = new URL(own.url).origin
    await fetchFrom(`${origin}/files/picture`, { own: { origin, apiKey: 'key-of-the-test' } })
    await fetchFrom(`${origin}/files/picture`)
    expect(own.calls.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer key-of-the-test',
      undefined,
    ])
  })

  it('has a time limit, even if it sends steadily', async () => {
    const origin = new URL(own.url).origin
    own.setBehaviour({ images: [{ mode: 'url', fileMode: 'endless' }] })
    await fetch(`${own.url}/images/generations`, { method: 'POST', body: '{}' })
    const limits = { timeoutMs: 300, maxBytes: 1e12 }
    await expect(fetchFrom(`${origin}/files/picture`, limits)).rejects.toMatchObject({
      code: 'generations/provider-unavailable',
    })
    expect(await own.calls.at(-1)?.outcome).toBe('closed')
  })
})

it('a name that does not resolve counts as an unavailable provider', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))
  const unavailable = { code: 'generations/provider-unavailable' }
  await expect(fetchFrom('https://nowhere.example/p.png', { resolve })).rejects.toMatchObject(unavailable)
  await expect(fetchFrom('https://nowhere.example/p.png', { resolve: leadsTo() })).rejects.toMatchObject(
    unavailable,
  )
  const hanging = { resolve: () => new Promise<never>(() => undefined), idleTimeoutMs: 30 }
  await expect(fetchFrom('https://nowhere.example/p.png', hanging)).rejects.toMatchObject(unavailable)
})

it('only addresses on the public internet count as public', () => {
  const open = ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '::ffff:8.8.8.8']
  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.0.1', '172.31.0.1', '192.168.0.1'],
    ...[
      '192.0.0.170',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', '::7f00:1', 'fc00::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1'],
    ...['2002:7f00:1::', '64:ff9b::a00:1', '2001::1', '::ffff:10.0.0.1', '4000::1', 'pictures.example', ''],
  ]
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  expect(closed.filter(isPublicAddress)).toEqual([])
})
