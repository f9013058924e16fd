import { withoutLineMarks } from '#shared/line_marks'
import { keepCompoundsWhole, keepRangesWhole } from '#texts/plain_text'

/** Marks where lines do not break, as the site does: in "7–18 mm" and "E-Mail". */
export function withLineMarks(text: string): string {
  return keepCompoundsWhole(keepRangesWhole(text))
}

/** Lets pdfkit see marks only when it looks for breaks: a mark that is drawn is copied as a space. */
export function hideLineMarks(pdf: PDFKit.PDFDocument): void {
  const { widthOfString, _fragment: fragment } = pdf as unknown as Measuring
  Object.assign(pdf, {
    widthOfString: (text, options) => widthOfString.call(pdf, withoutLineMarks(text), options),
    _fragment: (text, ...place) => fragment.call(pdf, withoutLineMarks(text), ...place),
  } satisfies Measuring)
}

/** How pdfkit measures a text, and draws one line of it. */
type Measuring = {
  widthOfString: (text: string, options?: PDFKit.Mixins.TextOptions) => number
  _fragment: (text: string, x: number, y: number, options: object) => void
}
