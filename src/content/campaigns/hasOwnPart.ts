import type { Campaign } from '../../api/contract/campaign.ts'

/** The contents of home pages with a part that no other has. */
const withOwnPart: readonly Campaign['content'][] = ['paramount', 'hbo-max', 'globoplay', 'livelo']

export const hasOwnPart = (content: Campaign['content']) => withOwnPart.includes(content)
