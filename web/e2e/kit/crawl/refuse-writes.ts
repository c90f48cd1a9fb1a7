/**
 * Runs in the page. Refuses every write from now on, so that no press deletes or sends anything, and no text survives
 * because it was saved. The page itself does this, because a browser whose requests are intercepted doesn't use its
 * cache.
 */
export function refuseWrites(): void {
  /** Calls that change nothing, and that pages can't do without. */
  const needed = /^\/api\/(auth\/refresh|functions\/checkUserSetupComplete)$/
  const send = window.fetch
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    const { pathname } = new URL(url)
    if (method === 'GET' || method === 'HEAD' || needed.test(pathname)) return send(input, init)
    const problem = {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 'general/forbidden',
      params: {},
    }
    return new Response(JSON.stringify({ ...problem, requestId: 'crawl' }), {
      status: 403,
      headers: { 'content-type': 'application/problem+json' },
    })
  }
}
