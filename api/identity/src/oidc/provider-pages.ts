import { escapeMarkup } from '@classeur/domain/text'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { renderPage } from '../security/page.ts'

/**
 * The sign-out page. A request with the signed-in person's ID token comes from the client that they use, so it
 * signs out at once. Any other request could be a link on another site, so the page asks for confirmation.
 */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
  const hinted = ctx.oidc.entities.IdTokenHint?.payload.sub
  const submits = hinted !== undefined && hinted === ctx.oidc.session?.accountId
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>')
  const button = '<button type="submit" form="op.logoutForm" autofocus>Sign out</button>'
  ctx.type = 'html'
  ctx.body = renderPage('Sign out', `${confirmed}\n<p>${button}</p>`, { submits })
}

const renderWayBack = (publicUrl: string) =>
  `<p><a href="${escapeMarkup(publicUrl)}/">Back to Classeur</a></p>`

/** The page after a sign-out without a return URL. */
export const createSignedOutPage = (publicUrl: string) => (ctx: KoaContextWithOIDC) => {
  ctx.type = 'html'
  ctx.body = renderPage('You are signed out', renderWayBack(publicUrl))
}

/** The page of an error that can't be returned to a client. `out.error` is a code of the OAuth standards. */
export const createErrorPage = (publicUrl: string) => (ctx: KoaContextWithOIDC, out: ErrorOut) => {
  ctx.type = 'html'
  const reason = `<p>The sign-in could not go on (<code>${escapeMarkup(out.error)}</code>). Please start again.</p>`
  ctx.body = renderPage('Something went wrong', `${reason}\n${renderWayBack(publicUrl)}`)
}
