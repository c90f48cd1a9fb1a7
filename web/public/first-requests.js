// Asks for the session while the product itself is still on its way; http/auth-session.ts takes the answer over.
// Under the same lock as every refresh: a refresh token that two tabs use at once ends the session.
{
  const ask = () =>
    fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{}',
    })
  const asked = navigator.locks ? navigator.locks.request('classeur:refresh', ask) : ask()
  // No answer now: the product asks again by itself, and says so when the server is away.
  window.classeurFirstRefresh = asked.catch(() => undefined)
}
