// What a page of signed-in people begins with, while the product itself is still on its way. The answers are taken
// over by http/auth-session.ts and http/first-reads.ts. Where everything else was kept by the browser and this was asked
// for, the product may be there first: then it asks by itself, and asking again would only make it wait.
if (!window.classeurHasBegun) {
  const json = { accept: 'application/json' }
  // No answer now: the product asks again by itself, and says so when the server is away.
  const unlessItFails = (asked) => asked.catch(() => undefined)
  const publicPaths = /^\/(login|register|resetpassword|verifyEmail|welcome|handleError)\/?$/
  const { pathname } = location

  const isPublic = publicPaths.test(pathname)
  const [, examId] = /^\/marksheet\/([0-9a-f]{24})\/?$/.exec(pathname) ?? []
  const listed = document.currentScript?.dataset.files
  const files = listed ? JSON.parse(listed) : {}

  // The code and words of the frame and of the screen, which the first script would only ask for when it runs.
  const fetchFiles = () => {
    const language = [localStorage.getItem('classeur:language'), ...navigator.languages, 'en']
      .map((tag) => tag?.slice(0, 2).toLowerCase())
      .find((tag) => files[`${tag} *`])
    const page = examId ? '/marksheet' : pathname
    for (const key of [examId ? '' : '*', page, `${language} *`, `${language} ${page}`]) {
      for (const href of files[key] ?? []) {
        const link = document.createElement('link')
        if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
        else link.rel = 'modulepreload'
        document.head.append(Object.assign(link, { crossOrigin: '', fetchPriority: 'low', href }))
      }
    }
  }

  // The session: under the same lock as every refresh, a refresh token that two tabs use at once ends the session.
  const ask = () => {
    const asked = fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { ...json, 'content-type': 'application/json' },
      body: '{}',
    })
    // A browser has few connections: what the others wait for goes first.
    if (!isPublic) fetchFiles()
    return asked
  }
  const session = unlessItFails(navigator.locks ? navigator.locks.request('classeur:refresh', ask) : ask())
  window.classeurFirstRefresh = session

  // What the shell shows on every page, the home page's list, and a whole mark sheet.
  if (!isPublic) {
    const signedIn = session.then((answer) => (answer?.ok ? answer.clone().json() : undefined))
    const read = (path) =>
      unlessItFails(
        signedIn.then(
          (known) =>
            known &&
            fetch(path(known), { headers: { ...json, authorization: `Bearer ${known.accessToken}` } }),
        ),
      )
    window.classeurFirstReads = {
      '/api/user_info/': read(({ user }) => `/api/user_info/${user.id}`),
      // A mark sheet has the window for itself.
      ...(examId
        ? { [`/api/exams/${examId}/sheet`]: read(() => `/api/exams/${examId}/sheet`) }
        : {
            '/api/wallet': read(() => '/api/wallet'),
            '/api/generations': read(() => '/api/generations'),
          }),
      ...(pathname === '/' && { '/api/lesson-plans': read(() => '/api/lesson-plans') }),
    }
  }
}
