import type { ReactNode } from 'react'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { readAuthConfig } from '../model/auth-config-query.ts'
import { useAuthConfig } from '../model/use-auth-config.ts'
import { ExternalSignIn } from './external-sign-in.tsx'
import classes from './identity-frame.module.css'

// Start this request while the screen is still loading. The hook below handles its failure.
void readAuthConfig().catch(() => undefined)

interface IdentityFrameProps {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** Links to the other screens. */
  footer?: ReactNode
}

/** A card with one form. With an external issuer, only the button to that issuer works. */
export function IdentityFrame({ title, lead, children, footer }: IdentityFrameProps) {
  const { loaded, retry } = useAuthConfig()
  const isBuiltIn = loaded !== null && 'config' in loaded && loaded.config.issuer === 'built-in'
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {isBuiltIn && lead && <p className={classes.lead}>{lead}</p>}
        <div className={classes.body}>
          {loaded === null && <SkeletonLines lines={3} heightPx={42} />}
          {loaded !== null && 'error' in loaded && <ProblemNote error={loaded.error} onRetry={retry} />}
          {loaded !== null && 'config' in loaded && !isBuiltIn && (
            <ExternalSignIn issuerName={loaded.config.issuerName} />
          )}
          {isBuiltIn && children}
        </div>
      </div>
      {isBuiltIn && footer && <div className={classes.footer}>{footer}</div>}
    </main>
  )
}
