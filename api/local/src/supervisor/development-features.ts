import { mayEnableDevelopmentFeatures, type Reach } from '@classeur/domain/installation'
import { StartError } from './start-error.ts'

/**
 * Whether to enable the mailbox page, the sample account and its operator right.
 * @throws StartError when other machines can reach the product and its settings require one of these features
 */
export function hasDevelopmentFeatures(env: NodeJS.ProcessEnv, reach: Reach): boolean {
  if (mayEnableDevelopmentFeatures(reach)) return true
  const forOthers = `Others can reach Classeur at ${reach.publicUrl} (it listens on ${reach.listensOn})`
  if (env.SAMPLE_ACCOUNT)
    throw new StartError(`${forOthers}: unset SAMPLE_ACCOUNT, or unset HOST and PUBLIC_URL.`)
  if (!env.OIDC_ISSUER && !env.SMTP_URL)
    throw new StartError(
      `${forOthers}: set SMTP_URL and MAIL_FROM to send email, or unset HOST and PUBLIC_URL.`,
    )
  return false
}
