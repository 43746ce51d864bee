import { useId } from 'react'
import type { Bank } from '../../api/contract/bank.ts'
import { bankTexts } from '../../content/texts/order/bankAndVisitTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { BankList } from './BankList.tsx'
import type { KindProps } from './inputProps.ts'
import styles from './Questions.module.css'
import { useBankSearch } from './useBankSearch.ts'

type Props = KindProps<'bank'> & { banks: readonly Bank[] }

/** A combobox: a text field with a list below. Arrows move, Enter takes, Escape closes. */
export function BankCombobox({ name, id, input, start, error, reason, joined, banks, onText, onPick }: Props) {
  const listId = useId()
  const { open, active, field, text, found, meant, type, take, press, unfold, leave } = useBankSearch(
    banks,
    start,
    onText,
    onPick,
  )
  return (
    <div className={classes(styles.combobox, joined !== undefined && styles.joined)}>
      <input type="hidden" name={name} value={meant ?? text} />
      <TextField
        {...(id !== undefined && { id })}
        name={`${name}-search`}
        label={questions[name].label}
        help={bankTexts.help}
        error={error}
        reason={reason}
        placeholder={input.example}
        autoComplete="off"
        defaultValue={text}
        joined={joined}
        inputRef={field}
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        onText={type}
        onClick={unfold}
        onKeyDown={press}
        onBlur={leave}
      />
      <BankList
        id={listId}
        open={open}
        banks={found}
        active={active}
        chosen={meant}
        within={joined !== undefined}
        onTake={take}
      />
    </div>
  )
}
