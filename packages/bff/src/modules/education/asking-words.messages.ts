const ASKING =
  /(?<!\p{L})(?:сколько|сто[ия]т|стоимость|нуж(?:ен|на|но|ны)|надо|хочу|хотим|мо(?:гу|жно|жем)|подскажите|пожалуйста|скажите)(?!\p{L})/giu

/** A question by what it asks about: «сколько стоит доставка» is about delivery. Of such words alone all stay. */
export const withoutAskingWords = (question: string): string => {
  const rest = question.replace(ASKING, ' ').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(rest) ? rest : question
}
