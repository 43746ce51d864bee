import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import { PageLoadingBar } from '../../ui/layout/PageLoadingBar.tsx'
import { DemoContext, keepDemo, readDemo, type DemoData } from './demoState.ts'
import { DemoFrame } from './DemoFrame.tsx'
import { About, Greeting, Hi, Missing } from './DemoScreens.tsx'
import { DemoForm, Plans, Thanks } from './DemoOrderScreens.tsx'

/** A small app outside the product: a form, a choice, two languages. Nothing leaves the browser. */
export function DemoPage() {
  const path = withoutTrailingSlash(useLocation().pathname)
  const [data, setData] = useState(readDemo)
  const demo = useMemo(() => {
    const change = (more: Partial<DemoData>) => {
      const next = { ...readDemo(), ...more }
      keepDemo(next)
      setData(next)
    }
    return { data, change }
  }, [data])
  return (
    <DemoContext value={demo}>
      <PageLoadingBar busy={useIsMoving(path)} />
      <DemoFrame path={path}>{screenAt(path)}</DemoFrame>
    </DemoContext>
  )
}

/** Whether the path has just changed, so that the bar can show it for a moment. */
function useIsMoving(path: string): boolean {
  const [arrived, setArrived] = useState(path)
  useEffect(() => {
    const arrives = setTimeout(() => setArrived(path), MOMENT)
    return () => clearTimeout(arrives)
  }, [path])
  return path !== arrived
}

const MOMENT = 200

const screens: Readonly<Record<string, ReactNode>> = {
  '/demo': (
    <Greeting>
      <DemoForm />
    </Greeting>
  ),
  '/demo/about': <About />,
  '/demo/plans': <Plans />,
  '/demo/thanks': <Thanks />,
}

function screenAt(path: string): ReactNode {
  const [, name] = /^\/demo\/hi\/([^/]+)$/.exec(path) ?? []
  return name === undefined ? (screens[path] ?? <Missing />) : <Hi name={spelled(name)} />
}

/** An address that cannot be decoded is shown as it is. */
function spelled(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
