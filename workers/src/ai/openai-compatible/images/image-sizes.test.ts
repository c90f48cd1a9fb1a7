import { describe, expect, it } from 'vitest'
import { createServerSizes, rememberRefusal, sizeFor } from './image-sizes.ts'

const aspects = ['1:1', '4:3', '16:9', 'a4'] as const
const sizesOf = (model: string) => aspects.map((aspect) => sizeFor(model, aspect, createServerSizes()))

describe('the size to request', () => {
  it.each([
    ['gpt-image-1', ['1024x1024', '1536x1024', '1536x1024', '1024x1536']],
    ['dall-e-3', ['1024x1024', '1792x1024', '1792x1024', '1024x1792']],
    ['dall-e-2', ['1024x1024', '1024x1024', '1024x1024', '1024x1024']],
    ['black-forest-labs/FLUX.1-schnell', ['1024x1024', '1152x864', '1360x768', '848x1200']],
    ['stable-diffusion-xl', ['1024x1024', '1152x864', '1360x768', '848x1200']],
    ['painter', ['1024x1024', '1536x1024', '1536x1024', '1024x1536']],
  ])('is one that %s accepts, nearest to the aspect', (model, sizes) => {
    expect(sizesOf(model)).toEqual(sizes)
  })

  it('is the nearest of those that a refusal lists, from then on', () => {
    const known = createServerSizes()
    rememberRefusal(known, '1536x1024', "Invalid size. Supported values: '512x512', '768x512' and '512×768'.")
    expect(aspects.map((aspect) => sizeFor('painter', aspect, known))).toEqual([
      '512x512',
      '768x512',
      '768x512',
      '512x768',
    ])
  })

  it('is another usual size after a refusal without a list, and none after all were refused', () => {
    const known = createServerSizes()
    const tried: string[] = []
    for (let size = sizeFor('painter', '4:3', known); size; size = sizeFor('painter', '4:3', known)) {
      tried.push(size)
      rememberRefusal(known, size, 'This size is not supported.')
    }
    expect(new Set(tried).size).toBe(tried.length)
    expect(tried).toContain('512x512')
    expect(sizeFor('painter', 'a4', known)).toBeNull()
  })
})
