import type { ArchiveLimits } from '../format/archive-limits.ts'
import { readArchivePath } from '../format/archive-path.ts'
import { ArchiveRefusedError } from '../format/archive-refused-error.ts'
import { checkShape } from '../format/json-shape.ts'
import { ArchiveManifest, formatVersion, manifestPath, ManifestVersion } from '../format/manifest.ts'
import { entryContent } from './entry-content.ts'
import type { OpenedZip } from './open-zip.ts'

const refused = (reason: ArchiveRefusedError['reason'], cause?: unknown) =>
  new ArchiveRefusedError(reason, { file: manifestPath, cause })

function parsed(text: Buffer): unknown {
  try {
    checkShape(text)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
  } catch (error) {
    throw refused('invalid-manifest', error)
  }
}

/** @throws ArchiveRefusedError */
function ofThisVersion(content: unknown): ArchiveManifest {
  const version = ManifestVersion.safeParse(content)
  if (!version.success) throw refused('invalid-manifest', version.error)
  if (version.data.version > formatVersion) throw refused('newer-version')
  // The manifest of an older version becomes one of this version here. Version 1 is the oldest.
  const manifest = ArchiveManifest.safeParse(content)
  if (!manifest.success) throw refused('invalid-manifest', manifest.error)
  return manifest.data
}

/** @throws ArchiveRefusedError unless manifest and ZIP list the same files, and only files of an archive */
function checkFiles(manifest: ArchiveManifest, { entries }: OpenedZip): void {
  const entriesByPath = new Map(entries.map((entry) => [entry.path, entry]))
  entriesByPath.delete(manifestPath)
  for (const { path, bytes } of manifest.files) {
    const entry = entriesByPath.get(path)
    if (!entry) throw new ArchiveRefusedError('missing-file', { file: path })
    if (entry.bytes !== bytes) throw new ArchiveRefusedError('wrong-size', { file: path })
    if (!readArchivePath(path)) throw new ArchiveRefusedError('unexpected-file', { file: path })
    // A path that is listed twice isn't there the second time.
    entriesByPath.delete(path)
  }
  const [unlisted] = entriesByPath.keys()
  if (unlisted !== undefined) throw new ArchiveRefusedError('unlisted-file', { file: unlisted })
}

/** Reads the manifest and compares it with the table of contents of the ZIP. @throws ArchiveRefusedError */
export async function readManifest(opened: OpenedZip, limits: ArchiveLimits): Promise<ArchiveManifest> {
  const entry = opened.entries.find(({ path }) => path === manifestPath)
  if (!entry) throw refused('missing-manifest')
  if (entry.bytes > limits.manifestBytes) throw refused('too-large')
  const chunks: Buffer[] = []
  for await (const chunk of entryContent(opened, entry)) chunks.push(chunk)
  const manifest = ofThisVersion(parsed(Buffer.concat(chunks)))
  checkFiles(manifest, opened)
  return manifest
}
