import { withoutLineMarks } from '#shared/line_marks'
import { keepCompoundsWhole, keepRangesWhole } from '#texts/plain_text'

/** Marks where lines do not break, as the site does: in "7–18 mm" and "E-Mail". */
export function withLineMarks(text: string): string {
  return keepCompoundsWhole(keepRangesWhole(text))
}

/** Lets pdfkit see marks only when it looks for breaks: a mark that is drawn is copied as a space. */
export function hideLineMarks(pdf: PDFKit.PDFDocument): void {
  const prototype = Object.getPrototypeOf(pdf) as Measuring
  const own = pdf as unknown as Measuring
  own.widthOfString = (text, options) =>
    prototype.widthOfString.call(pdf, withoutLineMarks(text), options)
  own._fragment = (text, ...place) =>
    prototype._fragment.call(pdf, withoutLineMarks(text), ...place)
}

/** How pdfkit measures a text, and draws one line of it. */
type Measuring = {
  widthOfString: PDFKit.PDFDocument['widthOfString']
  _fragment: (text: string, x: number, y: number, options: object) => void
}
