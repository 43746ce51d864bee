import { chatTexts } from '../../content/texts/chatTexts.ts'

/** Who speaks, for those who do not see it. */
export const Speaker = ({ who }: { who: 'bot' | 'you' }) => <span className="sr">{chatTexts[who]}</span>
