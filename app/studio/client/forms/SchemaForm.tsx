/** The package's index asks for a validator that compiles schemas, which the policy forbids. */
import Form, { type FormProps } from '@rjsf/core/lib/components/Form.js'
import { ErrorSchemaBuilder, type ValidatorType } from '@rjsf/utils'
import { fields, templates, widgets } from './fields'

/** The server judges what is sent; the form itself refuses nothing. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** A form with the fields of the studio, and what the server says at each. */
export function SchemaForm({
  said,
  /** An empty element by default: without children the library adds a button that submits. */
  children = <></>,
  ...props
}: Omit<FormProps, 'validator'> & { said: readonly { path: string[]; message: string }[] }) {
  const errors = new ErrorSchemaBuilder()
  for (const { path, message } of said) errors.addErrors(message, path)
  return (
    <Form
      validator={validator}
      widgets={widgets}
      fields={fields}
      templates={templates}
      extraErrors={errors.ErrorSchema}
      showErrorList={false}
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
      {...props}
    >
      {children}
    </Form>
  )
}
