import { chatTexts } from '../../content/texts/chat/chatTexts.ts'

/** The speaker, for screen readers. */
export const Speaker = ({ who }: { who: 'bot' | 'you' }) => <span className="sr">{chatTexts[who]}</span>
