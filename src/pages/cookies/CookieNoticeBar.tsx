import { privacyPolicy } from '../../content/texts/commonTexts.ts'
import { useId, useLayoutEffect } from 'react'
import { cookieTexts as texts } from '../../content/texts/site/cookieTexts.ts'
import { chooseCookies, useCookieChoice } from '../../tracking/chooseCookies.ts'
import type { CookieChoice } from '../../tracking/cookieChoice.ts'
import { Anchor } from '../../ui/buttons/Anchor.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './CookieNoticeBar.module.css'
import type { Props } from './LazyCookieNotice.tsx'
import { CookiePreferences } from './CookiePreferences.tsx'
import { focusContent } from './focusContent.ts'
import { useBottomBarSpace } from './useBottomBarSpace.ts'

/** The notice while the visitor is undecided, and the preferences that it opens. */
export function CookieNoticeBar({ asks, open, onOpen }: Props) {
  const isUndecided = useCookieChoice() === null
  return (
    <>
      {asks && isUndecided && <Notice onManage={() => onOpen(true)} />}
      <CookiePreferences open={open} onClose={() => onOpen(false)} />
    </>
  )
}

/** A low bar at the bottom of the window. Until the visitor chooses, everything unnecessary counts as refused. */
function Notice({ onManage }: { onManage: () => void }) {
  const heading = useId()
  useLayoutEffect(() => chooseCookies(null), [])
  return (
    <section ref={useBottomBarSpace()} className={classes(styles.notice, 'on-anil')} aria-labelledby={heading}>
      <div className={classes('wrap', styles.in)}>
        <h2 id={heading} className="sr">
          {texts.heading}
        </h2>
        <p>
          {texts.lead}{' '}
          <Anchor to={privacyPolicy} target="_blank">
            {texts.privacy}
          </Anchor>
        </p>
        <div className={styles.answers}>
          <Button look="line" onClick={() => decide('denied')}>
            {texts.reject}
          </Button>
          <Button look="line" onClick={() => decide('both')}>
            {texts.accept}
          </Button>
          <TextButton aria-haspopup="dialog" onClick={onManage}>
            {texts.manage}
          </TextButton>
        </div>
      </div>
    </section>
  )
}

function decide(choice: CookieChoice) {
  focusContent()
  chooseCookies(choice)
}
