import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

it('a QR code has three corner marks and a margin', () => {
  const { path, size } = qrPath('https://classeur.test/joinclass/abcdefghijklmnopqrstuv')
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x ?? ''},${y ?? ''}`))
  const last = size - 5
  for (const [x, y] of [
    [4, 4],
    [last, 4],
    [4, last],
  ]) {
    expect(dark.has(`${String(x)},${String(y)}`)).toBe(true)
  }
  expect(dark.has(`${String(last)},${String(last)}`) && dark.has(`${String(last - 6)},${String(last)}`)).toBe(
    false,
  )
  for (const module of dark) {
    const [x = 0, y = 0] = module.split(',').map(Number)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x, y)).toBeLessThanOrEqual(last)
  }
})
