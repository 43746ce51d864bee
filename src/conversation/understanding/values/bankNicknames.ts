import { firstOfLine } from '../fullWords.ts'

/** The banks that most people bank with, each with what it is called besides its name, without spaces or accents. */
const usual = `001 bb brasil bancodobrasil
003 basa
004 bnb
021
033
037
041
047
069
070
077
104 caixa cef caixaeconomica cx caixatem caixafederal
121 agi
133
136
197
208 btg
212
237 brades next
246
260 nu roxinho nuconta roxo
290 pagseguro
318
323 mp
335
336 c6
341 itau unibanco iti itaupersonnalite
348
364
380
389
403
413
422
461
536
542 infinitepay
623
637
655
707
745 citi
748
756 bancoob`

export const bankNicknames = firstOfLine(usual)
export const usualBanks: ReadonlySet<string> = new Set(usual.split('\n').map((line) => line.slice(0, 3)))
