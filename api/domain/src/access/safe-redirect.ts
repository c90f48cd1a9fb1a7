/**
 * The path to return to after sign-in, or `/` for anything that could leave this origin:
 * `//host`, `https:host`, `/\host`, control characters, and dot segments (plain or percent-encoded),
 * which a browser would resolve to `//host`.
 */
export function safeRedirectPath(candidate: string | null | undefined): string {
  if (!candidate || !candidate.startsWith('/')) return '/'

  if (/[\u0000-\u0020\u007f\\]/.test(candidate)) return '/'
  const path = candidate.split(/[?#]/, 1)[0] ?? ''
  const hasDotSegment = path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  return path.includes('//') || hasDotSegment ? '/' : candidate
}
