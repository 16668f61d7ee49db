import { useState } from "react";
import type { Examples } from "../examples.ts";
import { Checkbox } from "./checkbox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FieldError } from "./field-error.tsx";
import { controlStyle, FieldFrame } from "./field-frame.tsx";
import { useFieldIds } from "./field-ids.ts";
import { NumberField } from "./number-field.tsx";
import { SearchField } from "./search-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

function Numbers() {
  const [units, setUnits] = useState<number | null>(12_000);
  return (
    <NumberField
      id="bags"
      label="Quantity"
      hint="Min: 10,000"
      locale="en-US"
      value={units}
      onValueChange={(value) => value !== undefined && setUnits(value)}
      step={1_000}
      buttons={{ decrease: "Fewer", increase: "More" }}
    />
  );
}

function Searching() {
  const [text, setText] = useState("tote");
  return <SearchField label="Search" clearLabel="Empty the search" value={text} onValueChange={setText} />;
}

function OwnControl() {
  const hint = "Any control, with its label, hint and error";
  const ids = useFieldIds({ id: "own", hint });
  return (
    <FieldFrame ids={ids} label="Own control" hint={hint}>
      <input id={ids.control} {...ids.aria} className={`${controlStyle} h-control`} />
    </FieldFrame>
  );
}

export const examples: Examples = {
  TextField: () => <TextField id="name" label="Full name" hint="As on your letterhead" />,
  "TextField, optional": () => <TextField id="company" label="Company" mark="optional" />,
  "TextField, refused": () => (
    <TextField id="phone" label="Phone" defaultValue="12345" error="Phone number is not valid." />
  ),
  "TextField, disabled": () => (
    <TextField id="email" label="Email" defaultValue="ann@buyer.example" disabled />
  ),
  "TextArea with a counter": () => (
    <TextArea
      id="message"
      label="Project details"
      defaultValue="Bags for the spring fair"
      counter={{ max: 20, text: (used, max) => `${used} of ${max}` }}
    />
  ),
  NumberField: Numbers,
  SearchField: Searching,
  SelectField: () => (
    <SelectField id="status" label="Status" defaultValue="pending">
      <option value="pending">Pending</option>
      <option value="confirmed">Confirmed</option>
    </SelectField>
  ),
  "SelectField, refused": () => (
    <SelectField id="role" label="Role" error="Choose one">
      <option value="">None</option>
    </SelectField>
  ),
  "Checkbox, off, on, in between": () => (
    <div className="grid gap-2">
      <Checkbox id="off" label="Logo required" />
      <Checkbox id="on" label="Logo required" defaultChecked hint="$0.20 per colour" />
      <Checkbox id="some" label="All of the list" indeterminate />
      <Checkbox id="terms" label="I accept" error="Please accept first" />
    </div>
  ),
  "FieldFrame around a control of one's own": OwnControl,
  "FieldError alone": () => <FieldError id="alone">Please upload a logo file</FieldError>,
  ErrorSummary: () => (
    <ErrorSummary
      title="Validation errors were found"
      errors={[
        { fieldId: "name", text: "Name is required" },
        { fieldId: "phone", text: "Phone is required" },
      ]}
    />
  ),
};
