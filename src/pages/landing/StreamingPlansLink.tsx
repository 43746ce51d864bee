import { focuses } from '../../content/landingFocuses.ts'
import { appsTexts as texts } from '../../content/texts/landing/appsTexts.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'

/** A link to the plans with a streaming, on a page of this campaign or in a campaign of their own. */
export function StreamingPlansLink({ path, name }: { path: string; name: string }) {
  const { prefix } = useCampaign()
  const isOfStreaming = `/${prefix}` in focuses
  return (
    <TextLink href={prefix === '' || isOfStreaming ? path : `/${prefix}${path}`} icon="arrow" about={texts.about(name)}>
      {texts.plans}
    </TextLink>
  )
}
