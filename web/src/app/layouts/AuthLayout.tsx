import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'
import { HydrationMarker } from '@web/lib/hydration/HydrationProvider'
import { mainContentId } from './mainContentId'
import { PageFallback } from './PageFallback'
import { Brand } from './Brand'
import styles from './AuthLayout.module.css'

/** Layout of the sign-in and password pages: a form and, from medium screens up, an ornament. */
export function AuthLayout() {
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        <header>
          <Brand />
        </header>
        <main className={styles.main} id={mainContentId} tabIndex={-1}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
            <HydrationMarker />
          </Suspense>
        </main>
      </div>
      <div className={styles.side}>
        <TreeOfLife />
      </div>
    </div>
  )
}
