/**
 * The path to return to after sign-in, or `/` for anything that could leave this origin
 * (`//host`, `https:host`, `/\host`, control characters).
 */
export function safeRedirectPath(candidate: string | null | undefined): string {
  if (!candidate || !candidate.startsWith('/')) return '/'
  if (/^\/[/\\]/.test(candidate) || /[\u0000-\u001f\u007f\\]/.test(candidate)) return '/'
  const base = 'http://origin.invalid'
  if (!URL.canParse(candidate, base)) return '/'
  const url = new URL(candidate, base)
  return url.origin === base ? url.pathname + url.search + url.hash : '/'
}
