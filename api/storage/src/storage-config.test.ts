import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkStorageVariables, storageConfigOf, storageVariables } from './storage-config.ts'

const Environment = z.object(storageVariables).superRefine(checkStorageVariables)
const s3 = {
  S3_ENDPOINT: 'https://objects.example.org',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'classeur',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'a-secret-value',
}
const namesOf = (environment: Record<string, string>) => {
  const { error } = Environment.safeParse(environment)
  expect(JSON.stringify(error?.issues)).not.toContain('a-secret-value')
  return error?.issues.map((issue) => issue.path.join('.'))
}

describe('the storage variables', () => {
  it('configure a folder', () => {
    expect(storageConfigOf(Environment.parse({ STORAGE_DIR: '/var/media' }))).toEqual({
      kind: 'folder',
      directory: '/var/media',
    })
  })

  it('configure a server', () => {
    expect(storageConfigOf(Environment.parse({ ...s3, STORAGE_DIR: '' }))).toEqual({
      kind: 's3',
      endpoint: 'https://objects.example.org',
      region: 'us-east-1',
      bucket: 'classeur',
      accessKeyId: 'key',
      secretAccessKey: 'a-secret-value',
    })
  })

  it('configure a folder if the variables of a server are empty', () => {
    const empty = Object.fromEntries(Object.keys(s3).map((name) => [name, '']))
    expect(storageConfigOf(Environment.parse({ ...empty, STORAGE_DIR: 'media' })).kind).toBe('folder')
  })

  it('are refused if neither a folder nor a server is configured', () => {
    expect(namesOf({})).toEqual(['STORAGE_DIR'])
  })

  it('are refused if both are configured', () => {
    expect(namesOf({ ...s3, STORAGE_DIR: 'media' })).toEqual(['STORAGE_DIR'])
  })

  it.each(Object.keys(s3))('are refused without %s, and the error names it', (name) => {
    expect(namesOf({ ...s3, [name]: '' })).toEqual([name])
  })

  it.each(['objects.example.org', 'ftp://objects.example.org', 'file:///etc'])(
    'are refused with the URL %s, which the error does not contain',
    (address) => {
      const { error } = Environment.safeParse({ ...s3, S3_ENDPOINT: address })
      expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(['S3_ENDPOINT'])
      expect(error?.issues.map((issue) => issue.message).join()).not.toContain(address)
    },
  )

  it('that were not validated cannot become a configuration', () => {
    expect(() => storageConfigOf({ S3_BUCKET: 'classeur' })).toThrow('STORAGE_DIR or all of S3_*')
  })
})
