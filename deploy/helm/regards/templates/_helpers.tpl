{{/* Name of all resources: that of the release. */}}
{{- define "regards.name" -}}
{{- .Release.Name | trunc 53 | trimSuffix "-" -}}
{{- end -}}

{{- define "regards.selector" -}}
app.kubernetes.io/name: regards
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "regards.labels" -}}
{{ include "regards.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "regards.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}
{{ .repository }}@{{ .digest }}
{{- else -}}
{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}
{{- end -}}
{{- end -}}
{{- end -}}

{{/* Whether more than one process runs. */}}
{{- define "regards.hasSeveral" -}}
{{- $count := .Values.replicas -}}
{{- if .Values.autoscaling.enabled -}}{{- $count = .Values.autoscaling.minReplicas -}}{{- end -}}
{{- if gt (int $count) 1 -}}true{{- end -}}
{{- end -}}

{{/* Port of a URL, as JSON: {"port": 443}. */}}
{{- define "regards.port" -}}
{{- $url := urlParse . -}}
{{- $written := regexFind "[0-9]+$" (regexFind ":[0-9]+$" $url.host) -}}
{{- if $written -}}{"port": {{ $written }}}
{{- else if eq $url.scheme "http" -}}{"port": 80}
{{- else -}}{"port": 443}
{{- end -}}
{{- end -}}
